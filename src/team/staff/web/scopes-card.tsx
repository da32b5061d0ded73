import { useState } from 'react'
import { useStaffList } from '#back-office/web/frame/use-staff-list.ts'
import { countryName } from '#platform/shared/countries.ts'
import { joinNames } from '#platform/shared/join-names.ts'
import type { Lang } from '#platform/shared/local-text.ts'
import { Button } from '#platform/ui/button.tsx'
import { Table, type Column } from '#platform/ui/table.tsx'
import { type Translate, useLang, useText } from '#platform/web/text.ts'
import { listScopes, type StaffScopeRow } from '#staff/contract.ts'
import { EndSessionsDialog } from './end-sessions-dialog.tsx'
import { ListCard } from './list-card.tsx'
import { ScopeDialog } from './scope-dialog.tsx'
import styles from './scopes-card.module.css'
import type { scopesText } from './scopes.text.ts'

type T = Translate<typeof scopesText>

/** How much of the work each person sees; administrators change it. */
export function ScopesCard() {
  const t = useText<typeof scopesText>('scopes')
  const lang = useLang()
  const read = useStaffList(listScopes, {})
  const [open, setOpen] = useState<StaffScopeRow>()
  const [ending, setEnding] = useState<StaffScopeRow>()
  return (
    <ListCard
      title={t('title')}
      about={t('about')}
      read={read}
      noRole={{ title: t('noRoleTitle'), text: t('noRoleText') }}
      dialogs={
        <>
          {open && <ScopeDialog person={open} onClose={() => setOpen(undefined)} />}
          {ending && <EndSessionsDialog person={ending} onClose={() => setEnding(undefined)} />}
        </>
      }
    >
      {({ people }) => (
        <Table
          caption={t('title')}
          columns={scopeColumns(t, lang, { onChange: setOpen, onEnd: setEnding })}
          rows={people}
          rowKey={({ id }) => id}
          dense
        />
      )}
    </ListCard>
  )
}

type Actions = Record<'onChange' | 'onEnd', (person: StaffScopeRow) => void>

function scopeColumns(t: T, lang: Lang, { onChange, onEnd }: Actions): Column<StaffScopeRow>[] {
  return [
    { key: 'name', header: t('name'), primary: true, cell: ({ name }) => name },
    { key: 'role', header: t('role'), cell: ({ role }) => t(`role_${role}`) },
    { key: 'sees', header: t('sees'), cell: (person) => seenBy(person, t, lang) },
    {
      key: 'action',
      header: t('action'),
      cell: (person) => (
        <div className={styles.actions}>
          {/* Who has only one has nothing to choose, unless it is a firm with its countries. */}
          {(person.choices.length > 1 || person.role === 'partner') && (
            <Button
              size={32}
              aria-label={t('changeNamed', { name: person.name })}
              onClick={() => onChange(person)}
            >
              {t('change')}
            </Button>
          )}
          <Button
            size={32}
            aria-label={t('endSessionsNamed', { name: person.name })}
            onClick={() => onEnd(person)}
          >
            {t('endSessions')}
          </Button>
        </div>
      ),
    },
  ]
}

function seenBy({ scope, countries }: StaffScopeRow, t: T, lang: Lang): string {
  if (scope !== 'partner') return t(`scope_${scope}`)
  if (countries.length === 0) return t('scope_partnerNone')
  const names = joinNames(
    countries.map((code) => countryName(code, lang)),
    lang,
  )
  return t('scope_partnerOf', { countries: names })
}
