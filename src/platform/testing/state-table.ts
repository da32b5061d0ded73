import type { Transition } from '#platform/shared/state-machine.ts'

type Table<State extends string> = readonly Transition<string, State, string>[]

/** Every state reachable from `start`, including itself. */
export function reachableFrom<State extends string>(table: Table<State>, start: State): Set<State> {
  const reached = new Set([start])
  for (const state of reached) for (const { from, to } of table) if (from.includes(state)) reached.add(to)
  return reached
}

/**
 * The problems of a table: unreachable states, states from which no end can be reached, and actions with two targets.
 * @param ends final states
 * @param states all states; by default those in the table
 */
export function faultsOf<State extends string>(
  table: Table<State>,
  { start, ends, states }: { start: State; ends: readonly State[]; states?: readonly State[] },
): string[] {
  const named = table.flatMap(({ from, to }) => [...from, to])
  const all = [...new Set([start, ...(states ?? named)])]
  const reached = reachableFrom(table, start)
  const strange = states ? [...new Set(named)].filter((state) => !states.includes(state)) : []
  return [
    ...strange.map((state) => `${state} is no state`),
    ...all.filter((state) => !reached.has(state)).map((state) => `${state} cannot be reached`),
    ...all
      .filter((state) => !ends.some((end) => reachableFrom(table, state).has(end)))
      .map((state) => `${state} leads to no end`),
    ...all.flatMap((state) =>
      actionsTwice(table, state).map((action) => `${action} in ${state} has two answers`),
    ),
  ]
}

function actionsTwice<State extends string>(table: Table<State>, state: State): string[] {
  const actions = table.filter(({ from }) => from.includes(state)).map(({ action }) => action)
  return actions.filter((action, at) => actions.indexOf(action) !== at)
}
