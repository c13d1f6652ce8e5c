import type { DefaultTreeAdapterTypes as Tree } from 'parse5'

/** Yields all elements below a node, in the order of the document, also those inside a `<template>`. */
export function* elementsOf(parent: Tree.ParentNode): Generator<Tree.Element> {
  for (const child of parent.childNodes) {
    if (!('tagName' in child)) continue
    yield child
    yield* elementsOf('content' in child ? child.content : child)
  }
}
