import { type ComponentType, createContext, createElement, use } from 'react'

export type LetterPartProps = { workOrderId: string }

/** What the authority wrote. Provided by the module of letters, which this module does not know. */
export const LetterPartContext = createContext<ComponentType<LetterPartProps>>(() => null)

export function LetterPart(props: LetterPartProps) {
  return createElement(use(LetterPartContext), props)
}
