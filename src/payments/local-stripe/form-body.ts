export type Fields = { [name: string]: string | Fields }

/** What Stripe's library writes, `line_items[0][price_data][currency]=eur`, as an object; lists are keyed by number. */
export function fieldsOf(text: string): Fields {
  const fields: Fields = {}
  for (const [path, value] of new URLSearchParams(text)) {
    const steps = path.split(/[[\]]+/).filter((step, nth) => step !== '' || nth === 0)
    const last = steps.pop() ?? ''
    let place = fields
    for (const step of steps) {
      const next = Object.hasOwn(place, step) ? place[step] : undefined
      place = typeof next === 'object' ? next : (place[step] = ownFields())
    }
    // `expand[]` and the like: each value of the list in turn.
    const isListed = path.endsWith('[]')
    if (isListed) {
      const list = typeof place[last] === 'object' ? place[last] : (place[last] = ownFields())
      list[String(Object.keys(list).length)] = value
    } else place[last] = value
  }
  return fields
}

const ownFields = (): Fields => Object.create(null) as Fields
