/** An arrow from a module to one that it uses. `calls`: only its contract. */
export type Arrow = { from: string; to: string; calls: boolean }

/** A module in its layer, or a slot where a long arrow passes. */
type Slot = { layer: number; x: number; width: number; up: Slot[]; down: Slot[] }

export type Layout = {
  /** The centre of each module, from the left, and its layer: 0 at the bottom. */
  places: Map<string, { x: number; layer: number }>
  /** For each arrow, from its upper end down: the centres of the slots it passes, layer by layer. */
  passes: Map<Arrow, { x: number; layer: number }[]>
  layers: number
}

const GAP = 22
const LANE = 12

/** One layer for each step that a module is above those it uses; few crossings, and short arrows. */
export function layOut(
  uses: Readonly<Record<string, readonly string[]>>,
  arrows: readonly Arrow[],
  boxWidth: number,
): Layout {
  const depth = depths(uses)
  const layers: Slot[][] = Array.from({ length: Math.max(...depth.values()) + 1 }, () => [])
  const slotIn = (layer: number, width: number): Slot => {
    const slot: Slot = { layer, x: 0, width, up: [], down: [] }
    layers[layer]?.push(slot)
    return slot
  }
  const slots = new Map([...depth].map(([name, layer]) => [name, slotIn(layer, boxWidth)]))
  const chains = new Map<Arrow, Slot[]>()
  for (const arrow of arrows) {
    const ends = [slots.get(arrow.from), slots.get(arrow.to)].filter((slot) => slot !== undefined)
    const [upper, lower] = ends.toSorted((one, other) => other.layer - one.layer)
    if (!upper || !lower) throw new Error(`no such module: ${arrow.from} → ${arrow.to}`)
    const between = Array.from({ length: Math.max(0, upper.layer - lower.layer - 1) }, (_, index) =>
      slotIn(upper.layer - 1 - index, LANE),
    )
    const chain = [upper, ...between, lower]
    chains.set(arrow, chain)
    if (upper.layer === lower.layer) continue
    for (const [index, slot] of chain.slice(1).entries()) {
      chain[index]?.down.push(slot)
      slot.up.push(chain[index] as Slot)
    }
  }
  arrange(layers)
  return {
    places: new Map([...slots].map(([name, { x, layer }]) => [name, { x, layer }])),
    passes: new Map(
      [...chains].map(([arrow, chain]) => [arrow, chain.map(({ x, layer }) => ({ x, layer }))]),
    ),
    layers: layers.length,
  }
}

function depths(uses: Readonly<Record<string, readonly string[]>>): Map<string, number> {
  const known = new Map<string, number>()
  const depthOf = (name: string): number => {
    const depth = known.get(name) ?? Math.max(-1, ...(uses[name] ?? []).map((used) => depthOf(used))) + 1
    known.set(name, depth)
    return depth
  }
  for (const name of Object.keys(uses)) depthOf(name)
  return known
}

const SWEEPS = 60

/** Orders each layer by the centre of its neighbours, up and down in turn, keeps the best order, then compacts it. */
function arrange(layers: Slot[][]): void {
  let best = layers.map((layer) => [...layer])
  for (const layer of layers) spread(layer)
  for (let sweep = 0; sweep < SWEEPS; sweep++) {
    const side = sweep % 2 === 0 ? 'up' : 'down'
    for (const layer of side === 'up' ? layers.toReversed() : layers) {
      const wanted = new Map(layer.map((slot) => [slot, middleOf(slot[side], slot.x)]))
      layer.sort((one, other) => (wanted.get(one) ?? 0) - (wanted.get(other) ?? 0))
      spread(layer)
    }
    untangle(layers)
    if (crossings(layers) < crossings(best)) best = layers.map((layer) => [...layer])
  }
  for (const [index, layer] of best.entries()) layers[index] = layer
  for (const layer of layers) spread(layer)
  for (let round = 0; round < 200; round++) for (const layer of layers) drawTogether(layer)
}

/** Swaps neighbours as long as that saves a crossing. */
function untangle(layers: Slot[][]): void {
  for (const layer of layers) {
    for (let index = 0; index + 1 < layer.length; index++) {
      const before = crossings(layers)
      swap(layer, index)
      if (crossings(layers) >= before) swap(layer, index)
    }
    spread(layer)
  }
}

function swap(layer: Slot[], index: number): void {
  const [one, other] = layer.slice(index, index + 2)
  if (one && other) layer.splice(index, 2, other, one)
}

function crossings(layers: readonly Slot[][]): number {
  const order = new Map(layers.flatMap((layer) => layer.map((slot, index) => [slot, index] as const)))
  const at = (slot: Slot): number => order.get(slot) ?? 0
  let count = 0
  for (const layer of layers) {
    const arrows = layer.flatMap((slot) => slot.down.map((below) => [at(slot), at(below)] as const))
    for (const [index, [top, bottom]] of arrows.entries())
      for (const [otherTop, otherBottom] of arrows.slice(index + 1))
        if ((top - otherTop) * (bottom - otherBottom) < 0) count++
  }
  return count
}

function spread(layer: readonly Slot[]): void {
  let x = 0
  const width = layer.reduce((sum, slot) => sum + slot.width + GAP, 0)
  for (const slot of layer) {
    slot.x = x + slot.width / 2 - width / 2
    x += slot.width + GAP
  }
}

/** Moves each slot towards its neighbours above and below, as far as the order and the gaps allow. */
function drawTogether(layer: readonly Slot[]): void {
  const wanted = layer.map((slot) => middleOf([...slot.up, ...slot.down], slot.x))
  const apart = (left: Slot, right: Slot): number => (left.width + right.width) / 2 + GAP
  const fromLeft: number[] = []
  for (const [index, slot] of layer.entries()) {
    const left = layer[index - 1]
    const least = left ? (fromLeft[index - 1] ?? 0) + apart(left, slot) : -Infinity
    fromLeft.push(Math.max(wanted[index] ?? 0, least))
  }
  const fromRight: number[] = []
  for (const [index, slot] of [...layer.entries()].toReversed()) {
    const right = layer[index + 1]
    const most = right ? (fromRight[index + 1] ?? 0) - apart(slot, right) : Infinity
    fromRight[index] = Math.min(wanted[index] ?? 0, most)
  }
  for (const [index, slot] of layer.entries()) slot.x = ((fromLeft[index] ?? 0) + (fromRight[index] ?? 0)) / 2
}

const middleOf = (slots: readonly Slot[], fallback: number): number =>
  slots.length === 0 ? fallback : slots.reduce((sum, slot) => sum + slot.x, 0) / slots.length
