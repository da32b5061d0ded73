/** Somebody is asked who they are; `answer` says whether they proved it. */
type Question = { answer: (proved: boolean) => void }

let open: Question | undefined
const listeners = new Set<() => void>()

function show(question: Question | undefined): void {
  open = question
  for (const listener of listeners) listener()
}

/** Asks the person, once for all calls that wait for it. @returns whether they proved who they are */
export function askToConfirm(): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>()
  const before = open
  show({
    answer(proved) {
      show(undefined)
      before?.answer(proved)
      resolve(proved)
    },
  })
  return promise
}

export function onQuestion(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const openQuestion = (): Question | undefined => open
