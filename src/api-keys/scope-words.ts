import { SCOPES, type Scope } from './scopes.ts'

export type Subject = Scope extends `${infer S}:${string}` ? S : never
export type Opened = { subject: Subject; how: 'read' | 'write' | 'both' }

/** What scopes open, subject by subject in the order of the list. */
export function openedBy(scopes: readonly Scope[]): Opened[] {
  const subjects = [...new Set(SCOPES.map((scope) => scope.split(':')[0] as Subject))]
  return subjects.flatMap((subject): Opened[] => {
    const reads = scopes.some((scope) => scope === `${subject}:read`)
    const writes = scopes.some((scope) => scope === `${subject}:write`)
    if (!reads && !writes) return []
    return [{ subject, how: reads && writes ? 'both' : reads ? 'read' : 'write' }]
  })
}
