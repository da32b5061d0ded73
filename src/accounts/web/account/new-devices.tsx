import { use } from 'react'
import { formatInstant } from '#platform/shared/day-text.ts'
import { Button } from '#platform/ui/button.tsx'
import { TimeZoneContext } from '#platform/ui/date-text.tsx'
import { IconAlertTriangle } from '#platform/ui/icons.ts'
import { Row } from '#platform/ui/layout.tsx'
import { Notice } from '#platform/ui/notice.tsx'
import { useCallMutation } from '#platform/web/query.ts'
import { useLang, useText } from '#platform/web/text.ts'
import { showNotification } from '#platform/web/toasts.ts'
import { userSessions } from '../../contract.ts'
import { answerSignIn, type NewDevice, readSecurity } from '../../security-contract.ts'
import { deviceText } from './device-text.tsx'
import type { securityText } from './security.text.ts'

/** Sign-ins from devices that were not used before: was it the person? */
export function NewDevices({ devices }: { devices: readonly NewDevice[] }) {
  return devices.map((device) => <Question key={device.signInId} device={device} />)
}

function Question({ device }: { device: NewDevice }) {
  const t = useText<typeof securityText>('security')
  const lang = useLang()
  const timeZone = use(TimeZoneContext)
  const answer = useCallMutation(answerSignIn, {
    invalidates: [readSecurity, userSessions],
    onSuccess: (_security, { wasMe }) => {
      if (!wasMe) showNotification({ tone: 'bad', text: t('notMeDone') })
    },
  })
  const say = (wasMe: boolean) => answer.mutate({ signInId: device.signInId, wasMe })
  const isSaying = (wasMe: boolean) => answer.isPending && answer.variables?.wasMe === wasMe
  const time = formatInstant(device.at, lang, 'fullTime', timeZone)
  return (
    <Notice
      tone="warn"
      icon={<IconAlertTriangle size={20} />}
      title={t('newDevice', { device: deviceText(device.device, t), ip: device.ip, time })}
      action={
        <Row gap={8}>
          <Button size={32} loading={isSaying(true)} onClick={() => say(true)}>
            {t('itWasMe')}
          </Button>
          <Button size={32} variant="danger" loading={isSaying(false)} onClick={() => say(false)}>
            {t('notMe')}
          </Button>
        </Row>
      }
    >
      {t('wasThatYou')}
    </Notice>
  )
}
