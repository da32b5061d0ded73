import type { Executor } from '#platform/server/database.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import { adminAlert, type AlertText } from './alert-admins.ts'
import { listed } from './listed.ts'
import { recordTold, toldFacts } from './told.repository.ts'

type Standing = {
  /** Of the job that looks, and of what was told. */
  name: string
  /** How often it looks. */
  crontab: string
  /** What goes on, each fact in a few words; nothing while all is well. */
  read: (executor: Executor) => Promise<string[]>
  /** With `{{list}}`, a line for each fact. */
  began: AlertText
  over: AlertText
}

/** Tells administrators once that something goes on which it should not, again when there is more, and when all is over. */
export function watchStanding(deps: ServerDeps, { name, crontab, read, began, over }: Standing): void {
  const alert = adminAlert<'BEGAN' | 'OVER'>(deps, `${name}_mail`, async (kind, { lang }) => {
    const facts = await read(deps.db)
    // What ended, or began again, before the mail was sent is told by the next one.
    if ((kind === 'BEGAN') !== facts.length > 0) return undefined
    return { text: kind === 'BEGAN' ? began : over, params: { list: listed(facts, lang) } }
  })
  deps.jobs.schedule(name, crontab, async () => {
    const facts = await read(deps.db)
    await deps.db.transaction(async (tx) => {
      const told = await toldFacts(tx, name)
      await recordTold(tx, name, facts)
      if (facts.some((fact) => !told.includes(fact))) await alert.raise(tx, 'BEGAN')
      if (told.length > 0 && facts.length === 0) await alert.raise(tx, 'OVER')
    })
  })
}
