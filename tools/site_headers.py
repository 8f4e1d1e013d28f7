"""Makes the file _headers, from which some hosts take their HTTP headers; docs/hosting.md has the same headers for other hosts."""
import re

POLICY = re.compile(rb'http-equiv="Content-Security-Policy" content="([^"]*)"')
EVERYWHERE = {
    "Access-Control-Allow-Origin": "*",  # for a sandboxed frame, which has no origin, all modules are cross-origin
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
    "Referrer-Policy": "same-origin",
    "X-Content-Type-Options": "nosniff",
}
FOR_EVER = "public, max-age=31536000, immutable"
ALWAYS_ASK = "no-cache"


def policies(root):
    """Returns the content security policy of each page by the page's name."""
    return {name: POLICY.search(data)[1].decode() for name, data in root.items() if name.endswith(".html") and POLICY.search(data)}


def addresses(page):
    """Returns the addresses at which a page is requested."""
    return ["/", "/index.html"] if page == "index.html" else [f"/{page}", f"/{page.removesuffix('.html')}"]


def headers(root, version):
    """Returns the file, a paragraph for each path. No two paragraphs set the same header for an address: hosts would join the values."""
    rules = {"/*": EVERYWHERE}
    for page, policy in sorted(policies(root).items()):
        rules |= {address: {"Content-Security-Policy": policy} for address in addresses(page)}
    rules |= {f"/{version}/*": {"Cache-Control": FOR_EVER}, "/sw.js": {"Cache-Control": ALWAYS_ASK}}
    return "\n".join("\n".join([path, *(f"  {key}: {value}" for key, value in rule.items()), ""]) for path, rule in rules.items()).encode()
