import { StartError } from '#server/StartError.ts'
import { contentCodings, type Coding } from './contentCodings.ts'
import type { Bodies, Body } from './readBodies.ts'

/**
 * The variants that lie beside a file, the best first.
 * @throws StartError at a variant of other content: a part of its visitors would get a broken page.
 */
export function readVariants(name: string, body: Body, bodies: Bodies): { coding: Coding; body: Body }[] {
  return contentCodings.flatMap(({ coding, extension, unpack }) => {
    const variant = bodies.get(name + extension)
    if (!variant) return []
    if (!holds(variant, body, unpack)) {
      throw new StartError(`dist${name}${extension} is not dist${name} compressed: run npm run build`)
    }
    return [{ coding, body: variant }]
  })
}

function holds(variant: Body, body: Body, unpack: (packed: Body, options: object) => Buffer) {
  try {
    return unpack(variant, { maxOutputLength: Math.max(body.byteLength, 1) }).equals(body)
  } catch {
    return false
  }
}
