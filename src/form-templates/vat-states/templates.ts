import type { Template } from '#forms/engine/model/template.ts'
import { austrianLists } from './at.ts'
import { belgianLists } from './be.ts'
import { irishLists } from './ie.ts'
import { dutchLists } from './nl.ts'
import { swedishLists } from './se.ts'

/** Filing, missing months and the end of the number in the states whose lists are models. */
export const stateTemplates: readonly Template[] = [
  ...austrianLists,
  ...dutchLists,
  ...belgianLists,
  ...swedishLists,
  ...irishLists,
]
