"""The settings: environment variables, or the same names in a `.env` file beside where the bot is started."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final, Literal

from pydantic import Field, SecretStr, field_validator
from pydantic_settings import BaseSettings, SettingsConfigDict

from bot.playground.latency import Latency

TOKEN: Final = re.compile(r"\d+:[\w-]+")


class Settings(BaseSettings):
    """All that can be set; the README's table of settings is made from these fields."""

    model_config = SettingsConfigDict(env_file=".env", extra="ignore", env_ignore_empty=True)

    bot_token: SecretStr = Field(default=SecretStr(""), description="token from BotFather; empty: the local Telegram")
    telegram_api: str = Field(default="https://api.telegram.org", description="address of the Bot API server")
    redis_url: SecretStr = Field(default=SecretStr(""), description="Redis ≥ 7 or Valkey; empty: the embedded Valkey")
    redis_prefix: str = Field(default="tables", description="hash tag that all keys share", pattern=r"^[\w-]+$")
    data_dir: Path = Field(default=Path("data"), description="where the embedded Valkey keeps its files")
    appendfsync: Literal["always", "everysec"] = Field(default="always", description="when the embedded Valkey syncs")
    port: int = Field(default=8080, description="port of the local Telegram's page (0: any)", ge=0, le=65535)
    host: str = Field(default="127.0.0.1", description="address the local Telegram listens on")
    latency: str = Field(default="0", description="milliseconds the local Telegram takes to answer, such as 80±40")
    log_format: Literal["console", "json"] = Field(default="console", description="how log lines look")
    log_level: Literal["debug", "info", "warning", "error"] = Field(default="info", description="from where on to log")

    @field_validator("bot_token")
    @classmethod
    def _like_a_token(cls, token: SecretStr) -> SecretStr:
        """A slip of the clipboard is told at once, and without the token."""
        if token.get_secret_value() and not TOKEN.fullmatch(token.get_secret_value()):
            raise ValueError("this is no token: copy it again from BotFather, it looks like 123456:ABC-def")
        return token

    @field_validator("latency")
    @classmethod
    def _readable(cls, text: str) -> str:
        Latency.parse(text)
        return text

    @property
    def local(self) -> bool:
        """Whether the bot runs against the local Telegram."""
        return not self.bot_token.get_secret_value()
