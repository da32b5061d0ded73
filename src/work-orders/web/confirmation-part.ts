import { type ComponentType, createContext, createElement, use } from 'react'

export type ConfirmationPartProps = { workOrderId: string; mayWrite: boolean }

/** Letters that say how far a work order is. Provided by the module of confirmations, which this module does not know. */
export const ConfirmationPartContext = createContext<ComponentType<ConfirmationPartProps>>(() => null)

export function ConfirmationPart(props: ConfirmationPartProps) {
  return createElement(use(ConfirmationPartContext), props)
}
