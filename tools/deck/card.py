"""Reads a card's SVG file and reduces it to plain shapes. Refuses everything that the table's renderer would draw differently."""
import re
import xml.etree.ElementTree as xml
from xml.sax.saxutils import quoteattr

SVG = "{http://www.w3.org/2000/svg}"
SHAPES = {"svg", "g", "path", "circle", "ellipse", "rect", "line", "polyline", "polygon"}
# Elements that are not drawn: notes of drawing programs, and texts for people who read the file.
ASIDE = {"metadata", "title", "desc"}
PLACES = {"width", "height", "viewBox", "transform", "d", "x", "y", "rx", "ry", "r", "cx", "cy", "x1", "y1", "x2", "y2", "points"}
PAINT = {"fill", "stroke"}
LOOKS = PAINT | {"stroke-width", "stroke-linejoin", "stroke-linecap", "stroke-miterlimit", "stroke-dasharray", "stroke-dashoffset",
                 "fill-rule", "opacity", "fill-opacity", "stroke-opacity"}
# Properties that change a picture but that the renderer does not support. Other properties of a style have no effect on plain shapes.
UNKNOWN_LOOKS = {"filter": "none", "mask": "none", "clip-path": "none", "marker": "none", "marker-start": "none", "marker-mid": "none",
                 "marker-end": "none", "mix-blend-mode": "normal", "paint-order": "normal", "visibility": "visible",
                 "vector-effect": "none"}
COLOUR = re.compile("none|#[0-9a-f]{6}")


class Fault(Exception):
    """Reason why a file cannot be part of a deck."""


def local(tag):
    """Returns the name of an SVG element or attribute; None if it belongs to another namespace."""
    return tag.removeprefix(SVG) if tag.startswith(SVG) or not tag.startswith("{") else None


def styles(element):
    """Yields the attributes of an element, then the properties of its `style`, which override them."""
    for key, value in element.items():
        if key != "style" and local(key):
            yield key, value
    for part in filter(str.strip, element.get("style", "").split(";")):
        key, colon, value = part.partition(":")
        if not colon:
            raise Fault(f"style {part.strip()!r} is not understood")
        yield key.strip(), value.strip()


def attributes(element):
    """Returns the attributes of an element that affect its drawing."""
    kept = {}
    for key, value in styles(element):
        if key in PAINT and not COLOUR.fullmatch(value := value.lower()):
            raise Fault(f"{key} {value!r} is no colour as #rrggbb")
        if UNKNOWN_LOOKS.get(key, value) != value or key in {"href", "class"} or key.startswith("on"):
            raise Fault(f"{key} {value!r} cannot be drawn")
        if key in PLACES | LOOKS:
            kept[key] = value
    return kept


def hidden(element):
    return dict(styles(element)).get("display") == "none"


def plain(element):
    """Returns the element as text, with plain shapes only."""
    name = local(element.tag)
    if name is None or name in ASIDE or (name == "defs" and all(local(inner.tag) is None for inner in element)):
        return ""
    if name not in SHAPES:
        raise Fault(f"<{name}> cannot be drawn: turn it into paths")
    if hidden(element):
        return ""
    inner = "".join(map(plain, element))
    if name == "g" and not inner:
        return ""
    tag = name + "".join(f" {key}={quoteattr(value)}" for key, value in attributes(element).items())
    return f"<{tag}>{inner}</{name}>" if inner else f"<{tag}/>"


def read(path):
    """Returns the root of a card's file. Raises a Fault that names the problem."""
    try:
        root = xml.parse(path).getroot()
        if root.tag != SVG + "svg":
            raise Fault("it is no SVG")
        plain(root)
        return root
    except (xml.ParseError, Fault) as fault:
        raise Fault(f"{path}: {fault}") from fault
