import { AgreementDisclosure } from '#accounts/web/public.tsx'
import { Card } from '#platform/ui/card.tsx'
import { CheckField } from '#platform/ui/field.tsx'
import { Stack } from '#platform/ui/layout.tsx'
import { useText } from '#platform/web/text.ts'
import type { checkoutText } from './checkout.text.ts'
import { AGREEMENT_BOX } from './use-placing.ts'

type Placing = {
  agreementVersion: string
  agreed: boolean
  agree: (agreed: boolean) => void
  agreementMissing: boolean
}

export function AgreementCard({ placing }: { placing: Placing }) {
  const t = useText<typeof checkoutText>('checkout')
  return (
    <Card title={t('agreement')}>
      <Stack gap={12}>
        <AgreementDisclosure version={placing.agreementVersion} />
        <CheckField
          id={AGREEMENT_BOX}
          label={t('agreementCheck', { version: placing.agreementVersion })}
          checked={placing.agreed}
          onChange={(event) => placing.agree(event.target.checked)}
          error={placing.agreementMissing ? t('agreementMissing') : undefined}
        />
      </Stack>
    </Card>
  )
}
