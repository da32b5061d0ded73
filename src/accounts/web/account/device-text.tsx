import { IconDeviceLaptop, IconDeviceMobile } from '#platform/ui/icons.ts'
import { Row } from '#platform/ui/layout.tsx'
import { type Translate, useText } from '#platform/web/text.ts'
import type { DeviceName } from '../../device-name.ts'
import type { securityText } from './security.text.ts'

/** Chrome on macOS. */
export function deviceText({ browser, system }: DeviceName, t: Translate<typeof securityText>): string {
  if (browser && system) return t('browserOn', { browser, system })
  return browser ?? system ?? t('unknownDevice')
}

export function DeviceText({ device }: { device: DeviceName }) {
  const t = useText<typeof securityText>('security')
  const Icon = device.kind === 'phone' ? IconDeviceMobile : IconDeviceLaptop
  return (
    <Row gap={8} nowrap>
      <Icon size={18} />
      {deviceText(device, t)}
    </Row>
  )
}
