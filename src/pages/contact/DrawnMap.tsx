import drawing from '#art/map.svg?url&no-inline'

/** Dubai as the brand draws: the coast from south-west to north-east, the creek, the main roads, and our office. */
export function DrawnMap() {
  return (
    <svg aria-hidden>
      <use href={`${drawing}#map`} width="100%" height="100%" />
    </svg>
  )
}
