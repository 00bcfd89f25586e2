"""The wheel as people install it: `make trywheel`."""
