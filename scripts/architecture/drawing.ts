import type { Arrow, Layout } from './layout.ts'

export const BOX = { width: 188, height: 74 }
const PITCH = 140
const MARGIN = 24
const BAR = 46

const STYLE = `text{font:12px -apple-system,"Segoe UI",Helvetica,Arial,sans-serif;fill:#48533f}
.page{fill:#f6f8f3}.box{fill:#fff;stroke:#c9d1c1}.bar{fill:#eff6e4;stroke:#8cc63e}.name{font-size:14px;font-weight:600;fill:#182012}
.code,.calls{fill:none;stroke-width:1.4}.code{stroke:#5b6b4d}.calls{stroke:#1f6fb2;stroke-dasharray:6 4}.code-head{fill:#5b6b4d}.calls-head{fill:#1f6fb2}
@media(prefers-color-scheme:dark){text{fill:#b9c3af}.page{fill:#0f120d}.box{fill:#171b14;stroke:#3a4232}.bar{fill:#1c2613;stroke:#5e8a26}.name{fill:#edf2e6}
.code{stroke:#8f9d82}.calls{stroke:#6cb6f0}.code-head{fill:#8f9d82}.calls-head{fill:#6cb6f0}}`

type Point = { x: number; y: number }

/** The layout as SVG. `also`: for each module the further modules that its arrows imply and it may use directly. */
export function draw(layout: Layout, also: ReadonlyMap<string, readonly string[]>): string {
  const left = Math.min(...allX(layout)) - MARGIN
  const width = Math.ceil(Math.max(...allX(layout)) + MARGIN - left)
  const top = MARGIN + BAR + 34
  const middle = (layer: number): number => top + (layout.layers - 1 - layer) * PITCH + BOX.height / 2
  const bottom = middle(0) + BOX.height / 2 + 34
  const height = bottom + BAR + 92
  const ends = spreadEnds(layout)
  const arrows = [...layout.passes].map(([arrow, passed]) => {
    const at = ends.get(arrow) ?? { upper: 0, lower: 0 }
    const points = passed.map(({ x, layer }, index): Point => {
      const shift = index === 0 ? at.upper : index === passed.length - 1 ? at.lower : 0
      return { x: x - left + shift, y: middle(layer) }
    })
    return arrowPath(arrow, points, arrow.from === upperEnd(layout, arrow))
  })
  const boxes = [...layout.places].map(([name, { x, layer }]) =>
    box(name, { x: x - left, y: middle(layer) }, also.get(name) ?? []),
  )
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img">
<title>The modules, and which may use which</title>
<style>${STYLE}</style>
<defs>${head('code')}${head('calls')}</defs>
<rect class="page" width="${width}" height="${height}"/>
${bar(MARGIN, width, 'main', 'wiring, calls, authorisation table, pages, start: may use every module')}
${arrows.join('\n')}
${boxes.join('\n')}
${bar(bottom, width, 'platform', 'no business words: open to every module, uses none')}
${legend(bottom + BAR + 30)}
</svg>
`
}

const allX = ({ places, passes }: Layout): number[] => [
  ...[...places.values()].flatMap(({ x }) => [x - BOX.width / 2, x + BOX.width / 2]),
  ...[...passes.values()].flat().map(({ x }) => x),
]

function upperEnd({ places }: Layout, { from, to }: Arrow): string {
  return (places.get(from)?.layer ?? 0) >= (places.get(to)?.layer ?? 0) ? from : to
}

/** Arrows at one side of a box are placed side by side, in the order of their next points. */
function spreadEnds(layout: Layout): Map<Arrow, { upper: number; lower: number }> {
  const ends = new Map([...layout.passes.keys()].map((arrow) => [arrow, { upper: 0, lower: 0 }]))
  for (const name of layout.places.keys()) {
    for (const side of ['upper', 'lower'] as const) {
      const here = [...layout.passes].filter(([arrow]) => {
        const upper = upperEnd(layout, arrow)
        return name === (side === 'upper' ? upper : upper === arrow.from ? arrow.to : arrow.from)
      })
      const next = (passed: { x: number }[]): number => passed.at(side === 'upper' ? 1 : -2)?.x ?? 0
      here.sort(([, one], [, other]) => next(one) - next(other))
      const step = Math.min(22, (BOX.width - 30) / Math.max(1, here.length - 1))
      for (const [index, [arrow]] of here.entries()) {
        const end = ends.get(arrow)
        if (end) end[side] = (index - (here.length - 1) / 2) * step
      }
    }
  }
  return ends
}

/** Between layers a curve, past a layer straight, within a layer below it. The head is at the module that is used. */
function arrowPath({ calls }: Arrow, points: readonly Point[], downwards: boolean): string {
  const half = BOX.height / 2
  const parts = points.slice(1).map((point, index) => {
    const before = points[index] ?? point
    const isBeside = before.y === point.y
    const [from, to] = [before.y + half, isBeside ? point.y + half : point.y - half]
    const bend = isBeside ? from + 40 : (from + to) / 2
    const isLast = index === points.length - 2
    const curve = `C${num(before.x)} ${bend} ${num(point.x)} ${bend} ${num(point.x)} ${to}`
    return isLast ? curve : `${curve}V${point.y + half}`
  })
  const first = points[0] ?? { x: 0, y: 0 }
  const kind = calls ? 'calls' : 'code'
  const marker = `marker-${downwards ? 'end' : 'start'}="url(#${kind})"`
  return `<path class="${kind}" d="M${num(first.x)} ${first.y + half}${parts.join('')}" ${marker}/>`
}

const num = (value: number): string => String(Math.round(value * 10) / 10)

const head = (kind: string): string =>
  `<marker id="${kind}" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" orient="auto-start-reverse"><path class="${kind}-head" d="M0 0L8 4L0 8z"/></marker>`

function box(name: string, { x, y }: Point, also: readonly string[]): string {
  const lines = wrap(also.length > 0 ? `and ${also.join(', ')}` : '')
  const first = y + 5 - lines.length * 7
  const small = lines.map((line, index) => text(x, first + 17 + index * 14, line))
  return `<rect class="box" x="${num(x - BOX.width / 2)}" y="${y - BOX.height / 2}" width="${BOX.width}" height="${BOX.height}" rx="8"/>${text(x, first, name, 'name')}${small.join('')}`
}

const LINE = 32

function wrap(words: string): string[] {
  const lines: string[] = []
  for (const word of words.split(' ').filter((part) => part !== '')) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + word.length < LINE) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}

const text = (x: number, y: number, words: string, kind?: string): string =>
  `<text${kind ? ` class="${kind}"` : ''} x="${num(x)}" y="${num(y)}" text-anchor="middle">${words}</text>`

const bar = (y: number, width: number, name: string, about: string): string =>
  `<rect class="bar" x="${MARGIN}" y="${y}" width="${width - 2 * MARGIN}" height="${BAR}" rx="8"/>${text(width / 2, y + 19, name, 'name')}${text(width / 2, y + 36, about)}`

function legend(y: number): string {
  const sample = (row: number, kind: string, words: string): string =>
    `<path class="${kind}" d="M${MARGIN} ${y + row * 20 - 4}h44" marker-end="url(#${kind})"/><text x="${MARGIN + 56}" y="${y + row * 20}">${words}</text>`
  return `${sample(0, 'code', 'may run code of; “and …” names what it may use directly though its arrows lead there already')}
${sample(1, 'calls', 'may make calls of: knows the contract alone')}
<text x="${MARGIN}" y="${y + 40}">Drawn from scripts/checks/boundaries.ts. Events travel the other way, through the outbox.</text>`
}
