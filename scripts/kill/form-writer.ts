import type { createBuyer } from './buyer.ts'

type Buyer = ReturnType<typeof createBuyer>
type FormState = { answers: Record<string, unknown>; revisions: Record<string, number> }
type Saved = { code: number }

const FIELD = 'companyName'
const SAVES = 25

const lastNumber = (state: FormState) => Number(/\d+$/.exec(String(state.answers[FIELD] ?? ''))?.[0] ?? 0)

/**
 * Fills in a form while the server dies: writes ever higher numbers, and remembers the last one that was acknowledged.
 * Without an answer, or after a stale one, reads the current value and continues.
 */
export function createFormWriter(options: { url: string; base: string; token: () => string; buyer: Buyer }) {
  const { url, base, token, buyer } = options
  /** By form: the last number whose save was acknowledged. */
  const acknowledged = new Map<string, number>()
  let lost = 0
  let written = 0

  const read = (nodeId: string) => buyer.data<FormState>(`/woNodeData/get?nodeId=${nodeId}`, {})

  /** Reads the form; every acknowledged answer must be there. */
  async function look(nodeId: string): Promise<FormState> {
    const state = await read(nodeId)
    if (lastNumber(state) < (acknowledged.get(nodeId) ?? 0)) lost++
    return state
  }

  async function send(nodeId: string, value: number, state: FormState): Promise<boolean> {
    const begun = Object.keys(state.revisions).length > 0
    const response = await fetch(`${url}${base}/woNodeData/${begun ? 'update' : 'save'}`, {
      method: 'POST',
      headers: { token: token(), 'content-type': 'application/json' },
      body: JSON.stringify({
        nodeId,
        answers: { [FIELD]: `Shenzhen Kill Trading ${value}` },
        submit: false,
        ...(begun ? { revisions: state.revisions } : {}),
      }),
      signal: AbortSignal.timeout(10_000),
    })
    return ((await response.json()) as Saved).code === 0
  }

  return {
    async write(workOrderId: string, saves = SAVES): Promise<void> {
      const { nodes } = await buyer.data<{ nodes: { id: string; kind: string }[] }>(
        `/woProcessNode/get?workOrderId=${workOrderId}`,
        {},
      )
      const nodeId = nodes.find((node) => node.kind === 'FORM')?.id
      if (!nodeId) throw new Error(`work order ${workOrderId} has no form`)
      for (let i = 0; i < saves; i++) {
        const state = await look(nodeId)
        const value = lastNumber(state) + 1
        const taken = await send(nodeId, value, state).catch(() => false)
        if (!taken) continue
        acknowledged.set(nodeId, value)
        written++
      }
      await look(nodeId)
    },
    result: () => ({ written, lost }),
  }
}
