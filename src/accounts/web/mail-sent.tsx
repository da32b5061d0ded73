import { Button, ButtonLink } from '#platform/ui/button.tsx'
import { IconMail } from '#platform/ui/icons.ts'
import { Row, Stack } from '#platform/ui/layout.tsx'
import { currentPageConfig } from '#platform/web/session.ts'
import { useText } from '#platform/web/text.ts'
import type { accountsText } from './accounts.text.ts'
import { Door } from './door.tsx'

/** What follows when the next step is in a mailbox. A demo has one of its own. */
export function MailSent({ text, onAgain }: { text: string; onAgain: () => void }) {
  const t = useText<typeof accountsText>('accounts')
  const isDemo = currentPageConfig().mode === 'demo'
  return (
    <Door title={t('lookInMailbox')}>
      <Stack gap={16}>
        <output>{text}</output>
        <p className="text-second">{t('mailNotThere')}</p>
        <Row>
          {isDemo && (
            <ButtonLink href="/dev/mail" target="_blank" icon={<IconMail size={18} />}>
              {t('openMailbox')}
            </ButtonLink>
          )}
          <Button variant="subtle" onClick={onAgain}>
            {t('otherAddress')}
          </Button>
        </Row>
      </Stack>
    </Door>
  )
}
