/** How much one run may still ask, and what it has met. */
export type Patience = {
  left: number
  /** Whether any register has answered anything */
  hasAnswer: boolean
  /** States whose register is away: nobody asks it again in this run */
  away: Set<string>
}

/** So many in a row of one state without an answer, and then the last of its numbers too: its register is away. */
const MOST_SILENT = 5
/** So many states, and nobody else has answered either: what stands before them all is away. */
const MOST_AWAY = 3

export const isOver = ({ left, hasAnswer, away }: Patience): boolean =>
  left <= 0 || (!hasAnswer && away.size >= MOST_AWAY)

type Asked = 'answered' | 'silent' | 'notAsked'

/**
 * Asks about numbers state by state, so that neither a state whose register is away nor some numbers about which one never
 * answers hold up the others.
 * @param wasSilent numbers about which nobody answered when they were last asked about: they come last in their state
 */
export async function askByState(
  numbers: readonly string[],
  wasSilent: ReadonlySet<string>,
  { patience, ask }: { patience: Patience; ask: (number: string) => Promise<Asked> },
): Promise<void> {
  for (const [state, ofState] of Map.groupBy(numbers, (number) => number.slice(0, 2))) {
    const fresh = ofState.filter((number) => !wasSilent.has(number))
    const before = ofState.filter((number) => wasSilent.has(number))
    await askState(state, { fresh, before }, { patience, ask })
  }
}

async function askState(
  state: string,
  { fresh, before }: { fresh: string[]; before: string[] },
  { patience, ask }: { patience: Patience; ask: (number: string) => Promise<Asked> },
): Promise<void> {
  let silent = 0
  const askOne = async (number: string) => {
    const said = await ask(number)
    if (said === 'notAsked') return
    patience.left -= 1
    silent = said === 'silent' ? silent + 1 : 0
    patience.hasAnswer ||= said === 'answered'
  }
  while (fresh.length + before.length > 0 && !patience.away.has(state) && !isOver(patience)) {
    const next = fresh.shift() ?? before.shift()
    if (next !== undefined) await askOne(next)
    if (silent < MOST_SILENT) continue
    // It may be those numbers alone: another one tells.
    const other = fresh.pop() ?? before.pop()
    if (other !== undefined && !isOver(patience)) await askOne(other)
    if (silent > 0) patience.away.add(state)
  }
}
