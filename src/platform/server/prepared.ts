import type { Executor } from './database.ts'
import { withQuickRows } from './quick-rows.ts'

/**
 * A statement that is built once for each of its shapes, such as the filters that are set: to build the text of a long
 * one costs as much as to execute it. `prepare` ends with `.prepare('')`: the name comes from the text, as that of every
 * statement.
 */
export function preparedOnce<Shape, Statement>(
  prepare: (executor: Executor, shape: Shape) => Statement,
): (executor: Executor, shape: Shape) => Statement {
  const prepared = new WeakMap<Executor, Map<string, Statement>>()
  return (executor, shape) => {
    const own = prepared.get(executor) ?? new Map<string, Statement>()
    prepared.set(executor, own)
    const key = JSON.stringify(shape)
    const statement = own.get(key) ?? withQuickRows(prepare(executor, shape))
    own.set(key, statement)
    return statement
  }
}
