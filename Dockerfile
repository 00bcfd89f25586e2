# syntax=docker/dockerfile:1
# Samewave in one image: the page is built first, then the wheel, then an image without any tools.
# The wheel's path of a move is compiled. Nothing else depends on the machine, so the same file builds
# for amd64 and arm64.

FROM --platform=$BUILDPLATFORM node:24-bookworm-slim AS page
WORKDIR /source/web
COPY web/package.json web/package-lock.json ./
RUN npm ci --omit=dev --no-audit --no-fund
COPY web ./
COPY src/samewave/refusals /source/src/samewave/refusals
COPY src/samewave/languages /source/src/samewave/languages
RUN node build.mjs

FROM python:3.13-bookworm AS build
WORKDIR /source
COPY requirements/play.txt requirements/compiled.txt requirements/nodes.txt requirements/
RUN python -m venv /build \
    && /build/bin/pip install --no-cache-dir --require-hashes -r requirements/play.txt \
    && /build/bin/pip install --no-cache-dir --require-hashes -r requirements/compiled.txt
RUN python -m venv /opt/samewave \
    && /opt/samewave/bin/pip install --no-cache-dir --require-hashes -r requirements/nodes.txt
COPY . .
COPY --from=page /source/src/samewave/server/page src/samewave/server/page
RUN SAMEWAVE_COMPILE=1 /build/bin/python -m hatchling build -t wheel \
    && /opt/samewave/bin/pip install --no-cache-dir --no-deps dist/*.whl

FROM python:3.13-slim-bookworm
LABEL org.opencontainers.image.title="Samewave" \
      org.opencontainers.image.licenses="MIT"
RUN useradd --system --uid 10001 --home-dir /data --no-create-home samewave \
    && install --directory --owner=samewave --group=samewave /data
COPY --from=build /opt/samewave /opt/samewave
ENV PATH=/opt/samewave/bin:$PATH \
    PYTHONDONTWRITEBYTECODE=1 \
    SAMEWAVE_BROWSER=false \
    SAMEWAVE_DATA=/data \
    SAMEWAVE_HOST=0.0.0.0 \
    SAMEWAVE_LOG_FORMAT=json
USER 10001
WORKDIR /data
VOLUME /data
EXPOSE 8040
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=15s --timeout=3s --start-period=20s --start-interval=1s \
  CMD ["python", "-c", "import urllib.request as u; u.urlopen('http://127.0.0.1:8040/readyz', timeout=2)"]
ENTRYPOINT ["samewave"]
CMD ["serve"]
