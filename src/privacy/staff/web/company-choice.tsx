import { useState } from 'react'
import { Button } from '#platform/ui/button.tsx'
import { ChoiceChips } from '#platform/ui/choice-chips.tsx'
import { TextField } from '#platform/ui/field.tsx'
import { Stack } from '#platform/ui/layout.tsx'
import { useCallQuery } from '#platform/web/query.ts'
import { useText } from '#platform/web/text.ts'
import { findHoldCompanies } from '../holds-contract.ts'
import type { holdsStaffText } from './holds-staff.text.ts'

/** Companies by a part of their name or number, also closed ones; one of them is chosen. */
export function CompanyChoice({
  value,
  onChange,
  error,
}: {
  value: string
  onChange: (id: string) => void
  error: string | undefined
}) {
  const t = useText<typeof holdsStaffText>('holds-staff')
  const [typed, setTyped] = useState('')
  const [name, setName] = useState('')
  const found = useCallQuery(findHoldCompanies, { name }, { staff: true, enabled: name.length >= 2 })
  const companies = found.data?.companies
  const search = () => {
    onChange('')
    setName(typed.trim())
  }
  return (
    <Stack gap={12}>
      <TextField
        label={t('company')}
        autoComplete="off"
        maxLength={200}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          // The form is sent once the company is chosen.
          event.preventDefault()
          search()
        }}
        error={found.error?.message ?? error}
        data-autofocus
      />
      <div>
        <Button loading={found.isFetching} onClick={search}>
          {t('companyFind')}
        </Button>
      </div>
      <div aria-live="polite">
        {companies?.length === 0 && <p>{t('companyNone')}</p>}
        {companies && companies.length > 0 && (
          <ChoiceChips
            name="company"
            look="list"
            legend={t('companyPick')}
            value={value}
            onChange={onChange}
            options={companies.map(({ id, name: called, country, closed }) => ({
              value: id,
              label: closed ? t('companyClosed', { name: called }) : called,
              detail: country,
            }))}
          />
        )}
      </div>
    </Stack>
  )
}
