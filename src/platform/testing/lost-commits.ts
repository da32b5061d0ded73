import { OutcomeUnknown } from '../server/database-errors.ts'
import type { Database } from '../server/database.ts'

/** A database whose connection is lost behind each commit: what was written is there, and nobody is told. */
export const losingCommits = (db: Database): Database =>
  new Proxy(db, {
    get(target, key) {
      if (key === 'transaction')
        return async (...asked: Parameters<Database['transaction']>) => {
          await target.transaction(...asked)
          throw new OutcomeUnknown('the connection was lost before the answer')
        }
      const value: unknown = Reflect.get(target, key)
      return typeof value === 'function' ? (value.bind(target) as unknown) : value
    },
  })
