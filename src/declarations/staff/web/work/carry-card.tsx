import { useState } from 'react'
import { useStaffAction } from '#back-office/web/frame/use-staff-action.ts'
import { paths } from '#paths.ts'
import { Button, ButtonLink } from '#platform/ui/button.tsx'
import { Card } from '#platform/ui/card.tsx'
import { CheckField } from '#platform/ui/field.tsx'
import { FormDialog } from '#platform/ui/form-dialog.tsx'
import { Row, Stack } from '#platform/ui/layout.tsx'
import { useText } from '#platform/web/text.ts'
import { carry, withdrawCarry, type DeclarationWorkDetail } from '../../contract.ts'
import type { declarationWorkText } from '../declaration-work.text.ts'

type Props = { work: DeclarationWorkDetail }

/** An error that may stand in the next British return, or does. */
export function CarryCard({ work }: Props) {
  const t = useText<typeof declarationWorkText>('declaration-work')
  const [asking, setAsking] = useState(false)
  if (work.carry) return <Carried work={work} />
  return (
    <Card title={t('carryTitle')}>
      <Stack gap={16}>
        <p>{t('carryText')}</p>
        <Row gap={12}>
          <Button variant="primary" onClick={() => setAsking(true)}>
            {t('carryNow')}
          </Button>
        </Row>
      </Stack>
      {asking && <CarryDialog work={work} onClose={() => setAsking(false)} />}
    </Card>
  )
}

function Carried({ work }: Props) {
  const { company, id, carry: carried } = work
  const t = useText<typeof declarationWorkText>('declaration-work')
  const withdraw = useStaffAction(withdrawCarry, { done: t('carryWithdrawn'), toastsAll: true })
  const into = carried?.into
  const period = into?.label ?? ''
  return (
    <Card title={into ? t('carriedTitle', { period }) : t('carriedWaits')}>
      <Stack gap={16}>
        <p>{t(carried?.isFiled ? 'carriedFiled' : into ? 'carriedText' : 'carriedWaitsText')}</p>
        <Row gap={12}>
          {into && (
            <ButtonLink href={paths.adminDeclaration({ companyId: company.id, id: into.id })}>
              {t('openCarried', { period })}
            </ButtonLink>
          )}
          {!carried?.isFiled && (
            <Button loading={withdraw.pending} onClick={() => withdraw.run({ companyId: company.id, id })}>
              {t('withdrawCarry')}
            </Button>
          )}
        </Row>
      </Stack>
    </Card>
  )
}

function CarryDialog({ work, onClose }: Props & { onClose: () => void }) {
  const { company, id, revision } = work
  const t = useText<typeof declarationWorkText>('declaration-work')
  const [stated, setStated] = useState(false)
  const [isMissing, setMissing] = useState(false)
  const send = useStaffAction(carry, { done: t('carried'), onDone: onClose, toastsAll: true })
  return (
    <FormDialog
      title={t('carryTitle')}
      onClose={onClose}
      form={{
        busy: send.pending,
        onSubmit: () => {
          setMissing(!stated)
          if (stated) send.run({ companyId: company.id, id, revision, notDeliberate: true })
        },
      }}
      submit={t('carryNow')}
      cancel={t('cancel')}
    >
      <p>{t('carryDialogText')}</p>
      <CheckField
        label={t('notDeliberate')}
        checked={stated}
        error={isMissing ? t('notDeliberateMissing') : undefined}
        onChange={({ target: { checked } }) => setStated(checked)}
      />
    </FormDialog>
  )
}
