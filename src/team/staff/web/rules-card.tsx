import { useState } from 'react'
import { useStaffAction } from '#back-office/web/frame/use-staff-action.ts'
import { useStaffList } from '#back-office/web/frame/use-staff-list.ts'
import { EmptyState } from '#platform/ui/empty-state.tsx'
import { Table } from '#platform/ui/table.tsx'
import { useLang, useText } from '#platform/web/text.ts'
import { listRules, orderRules } from '../rules-contract.ts'
import { AddButton, ListCard } from './list-card.tsx'
import { RemoveRuleDialog } from './remove-rule-dialog.tsx'
import { ruleColumns, type RuleActs, type ShownRule } from './rule-columns.tsx'
import { RuleDialog } from './rule-dialog.tsx'
import type { rulesText } from './rules.text.ts'
import { useNames } from './use-names.ts'

/** By which rules work orders are assigned, in the order in which they are tried. */
export function RulesCard({ isAdmin }: { isAdmin: boolean }) {
  const t = useText<typeof rulesText>('rules')
  const read = useStaffList(listRules, {})
  const [open, setOpen] = useState<{ rule?: ShownRule }>()
  const [removing, setRemoving] = useState<ShownRule>()
  const reorder = useStaffAction(orderRules, { done: t('ordered'), toastsAll: true })
  const rules = (read.data?.rules ?? []).map((rule, index) => ({ ...rule, number: index + 1 }))
  const acts: RuleActs = {
    onUp: ({ id }) => reorder.run({ ruleIds: movedUp(rules, id) }),
    onChange: (rule) => setOpen({ rule }),
    onRemove: setRemoving,
    busy: reorder.pending,
  }
  return (
    <ListCard
      title={t('title')}
      about={t('about')}
      read={read}
      noRole={{ title: t('noRoleTitle'), text: t('noRoleText') }}
      aside={isAdmin && <AddButton onClick={() => setOpen({})}>{t('add')}</AddButton>}
      dialogs={
        <>
          {open && read.data && (
            <RuleDialog
              rule={open.rule}
              people={read.data.people}
              teams={read.data.teams}
              onClose={() => setOpen(undefined)}
            />
          )}
          {removing && <RemoveRuleDialog rule={removing} onClose={() => setRemoving(undefined)} />}
        </>
      }
    >
      {() => <RuleTable rules={rules} {...(isAdmin && { acts })} />}
    </ListCard>
  )
}

/** The ids, with one before the one that it came after. */
function movedUp(rules: readonly ShownRule[], id: string): string[] {
  const ids = rules.map((rule) => rule.id)
  const at = ids.indexOf(id)
  return at < 1 ? ids : [...ids.slice(0, at - 1), id, ...ids.slice(at - 1).filter((one) => one !== id)]
}

function RuleTable({ rules, acts }: { rules: readonly ShownRule[]; acts?: RuleActs }) {
  const t = useText<typeof rulesText>('rules')
  const lang = useLang()
  const { serviceName } = useNames()
  if (rules.length === 0) return <EmptyState title={t('none')}>{t('noneText')}</EmptyState>
  const columns = ruleColumns(t, { lang, serviceName }, acts)
  return <Table caption={t('title')} columns={columns} rows={rules} rowKey={({ id }) => id} dense />
}
