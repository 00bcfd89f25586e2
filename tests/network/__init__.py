"""Phones on a home network: `make network` plays a round between two network namespaces."""
