/**
 * Keeps a page working that the browser translates. Translators put `<font>` elements in the place of text nodes, or around them, without
 * the knowledge of React, which then removes and updates nodes that are elsewhere and throws. Here each text node is known by the element
 * that took its place: what happens to the node happens to that element, and new text takes the place back.
 */
export function keepWorkingTranslated(root: Node = document.body): void {
  const replacedBy = new WeakMap<Node, ChildNode>();
  new MutationObserver((changes) => {
    for (const { removedNodes, addedNodes, previousSibling } of changes) {
      const [text] = removedNodes;
      const font = addedNodes[0] ?? previousSibling;
      if (text instanceof Text && font instanceof HTMLElement && font.tagName === "FONT") replacedBy.set(text, font);
    }
  }).observe(root, { childList: true, subtree: true });

  /** The child of `parent` that is a node, holds it, or took its place; undefined where none does. */
  const childFor = (parent: Node, node: Node): ChildNode | undefined => {
    let held: Node | null = node.isConnected || node.parentNode ? node : (replacedBy.get(node) ?? null);
    while (held && held.parentNode !== parent) held = held.parentNode;
    return (held as ChildNode | null) ?? undefined;
  };

  const { removeChild, insertBefore } = Node.prototype;
  Node.prototype.removeChild = function remove<Child extends Node>(this: Node, child: Child): Child {
    if (child.parentNode === this) return removeChild.call(this, child) as Child;
    const place = childFor(this, child);
    if (place) removeChild.call(this, place);
    return child;
  };
  Node.prototype.insertBefore = function insert<Added extends Node>(this: Node, added: Added, before: Node | null): Added {
    const place = before === null || before.parentNode === this ? before : (childFor(this, before) ?? null);
    return insertBefore.call(this, added, place) as Added;
  };

  const value = Object.getOwnPropertyDescriptor(Node.prototype, "nodeValue")!;
  Object.defineProperty(Node.prototype, "nodeValue", {
    ...value,
    set(this: Node, text: string | null) {
      value.set!.call(this, text);
      const font = this.parentNode ? undefined : replacedBy.get(this);
      if (font?.isConnected) font.replaceWith(this);
    },
  });
}
