import type { DefaultTreeAdapterTypes as Tree } from 'parse5'

/** All elements below a node, in the order of the document, those inside a `<template>` included. */
export function* elementsOf(parent: Tree.ParentNode): Generator<Tree.Element> {
  for (const child of parent.childNodes) {
    if (!('tagName' in child)) continue
    yield child
    yield* elementsOf('content' in child ? child.content : child)
  }
}
