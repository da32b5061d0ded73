import { Card } from '#platform/ui/card.tsx'
import { useText } from '#platform/web/text.ts'
import { PasswordLine } from './password-line.tsx'
import type { securityText } from './security.text.ts'
import { SessionList } from './session-list.tsx'

/** How the person proves who they are, and where they are signed in. */
export function SecuritySection() {
  const t = useText<typeof securityText>('security')
  return (
    <>
      <Card title={t('title')}>
        <PasswordLine />
      </Card>
      <SessionList />
    </>
  )
}
