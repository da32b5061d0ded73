import { useState } from 'react'
import { useStaffAction } from '#back-office/web/frame/use-staff-action.ts'
import { FormDialog } from '#platform/ui/form-dialog.tsx'
import { useText } from '#platform/web/text.ts'
import { MOST_OPEN, saveRule } from '../rules-contract.ts'
import type { ShownRule } from './rule-columns.tsx'
import { RuleFields, type TypedRule } from './rule-fields.tsx'
import type { rulesText } from './rules.text.ts'

type Person = { id: string; name: string }

const SAME_RULE = 'team.same_rule'

/** Adds a rule behind the others, or changes one in its place. */
export function RuleDialog({
  rule,
  people,
  teams,
  onClose,
}: {
  rule: ShownRule | undefined
  people: readonly Person[]
  teams: readonly Person[]
  onClose: () => void
}) {
  const t = useText<typeof rulesText>('rules')
  const [typed, setTyped] = useState(() => typedFrom(rule))
  const [isSent, setSent] = useState(false)
  const [refusal, setRefusal] = useState<{ message: string }>()
  const save = useStaffAction(saveRule, {
    done: t('saved'),
    onDone: onClose,
    shows: [SAME_RULE],
    onFailure: (failure) => setRefusal(failure.error === SAME_RULE ? failure : undefined),
  })
  const mostOpen = openFrom(typed.mostOpen)
  const submit = () => {
    setSent(true)
    if (mostOpen === undefined) return
    const { productCode, country, lang, staffIds, teamId } = typed
    save.run({
      ...(rule && { ruleId: rule.id }),
      productCode: productCode || null,
      country: country || null,
      lang: lang || null,
      staffIds: teamId === '' ? staffIds : [],
      teamId: teamId || null,
      mostOpen,
    })
  }
  const wrong = isSent && mostOpen === undefined
  return (
    <FormDialog
      title={t(rule ? 'changeTitle' : 'add')}
      onClose={onClose}
      form={{ busy: save.pending, refusal, onSubmit: submit, onInput: () => setRefusal(undefined) }}
      submit={t('save')}
      cancel={t('cancel')}
    >
      <RuleFields
        typed={typed}
        set={(change) => setTyped({ ...typed, ...change })}
        people={people}
        teams={teams}
        openError={wrong ? t('mostOpenWrong', { count: MOST_OPEN }) : save.errors['mostOpen']}
      />
    </FormDialog>
  )
}

const typedFrom = (rule: ShownRule | undefined): TypedRule => ({
  productCode: rule?.productCode ?? '',
  country: rule?.country ?? '',
  lang: rule?.lang ?? '',
  staffIds: rule?.people.map(({ id }) => id) ?? [],
  teamId: rule?.team?.id ?? '',
  mostOpen: String(rule?.mostOpen ?? ''),
})

/** Null for no limit; undefined where it is none that can be set. */
function openFrom(typed: string): number | null | undefined {
  if (typed.trim() === '') return null
  const open = /^\d{1,4}$/.test(typed.trim()) ? Number(typed) : 0
  return open >= 1 && open <= MOST_OPEN ? open : undefined
}
