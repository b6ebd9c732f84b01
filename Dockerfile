FROM python:3.13-slim AS build
WORKDIR /src
COPY pyproject.toml constraints.txt README.md LICENSE ./
COPY rules rules
COPY storage storage
COPY locales locales
COPY bot bot
RUN python -m venv /opt/venv && /opt/venv/bin/pip install --no-cache-dir -c constraints.txt .

FROM python:3.13-slim
ENV PATH=/opt/venv/bin:$PATH PYTHONUNBUFFERED=1 LOG_FORMAT=json DATA_DIR=/data
RUN useradd --create-home --uid 10001 host && install -d -o host -g host /data
COPY --from=build /opt/venv /opt/venv
USER host
WORKDIR /home/host
VOLUME /data
STOPSIGNAL SIGTERM
CMD ["python", "-m", "bot"]
