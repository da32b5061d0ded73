/**
 * The transitions of a thing, as a table: one row says who takes which action, from which states, and where it leads.
 * Nothing else can happen. An action may have several rows, but only one target per state.
 */
export type Transition<Action extends string, State extends string, By extends string> = {
  readonly action: Action
  readonly from: readonly State[]
  readonly to: State
  readonly by: readonly By[]
}

/** The row for `action` in `state`, whoever takes it. */
export function transitionOf<State extends string, Row extends Transition<string, State, string>>(
  table: readonly Row[],
  state: State,
  action: Row['action'],
): Row | undefined {
  return table.find((row) => row.action === action && row.from.includes(state))
}

/** The target of `action` from `state`; undefined if it cannot be taken. */
export function next<Action extends string, State extends string>(
  table: readonly Transition<Action, State, string>[],
  state: State,
  action: Action,
): State | undefined {
  return transitionOf(table, state, action)?.to
}

export function canTake<Action extends string, State extends string>(
  table: readonly Transition<Action, State, string>[],
  state: State,
  action: Action,
): boolean {
  return transitionOf(table, state, action) !== undefined
}

/** The actions that `by` may take in `state`, in the order of the table. */
export function allowed<Action extends string, State extends string, By extends string>(
  table: readonly Transition<Action, State, By>[],
  state: State,
  by: By,
): Action[] {
  return table.filter((row) => row.from.includes(state) && row.by.includes(by)).map(({ action }) => action)
}

/** Whether some action leads directly from one state to the other. */
export function canBecome<State extends string>(
  table: readonly Transition<string, State, string>[],
  from: State,
  to: State,
): boolean {
  return table.some((row) => row.to === to && row.from.includes(from))
}

/** Whether `by` may ever take the action. */
export function offers<Action extends string, By extends string>(
  table: readonly Transition<Action, string, By>[],
  action: Action,
  by: By,
): boolean {
  return table.some((row) => row.action === action && row.by.includes(by))
}
