import { paths } from '#paths.ts'
import type { LocalText } from '#platform/shared/local-text.ts'
import type { MessageKind } from './message-kind.ts'

type About = { name: string; role: LocalText | null; by: string }

const kind = (name: string, title: LocalText, body: LocalText, link: () => string): MessageKind<About> => ({
  name: `accounts.${name}`,
  type: 'SYSTEM',
  title,
  body,
  link,
})

const members = () => paths.account('members')

/** What happens to a company's members, its bank details and its sign-ins. The accounts mail it themselves where needed. */
export const accountMessages = {
  joined: kind(
    'memberJoined',
    { en: '{{name}} has joined the company', zh: '{{name}}已加入企业' },
    {
      en: '{{name}} accepted the invitation and is now a member: {{role}}.',
      zh: '{{name}}已接受邀请，成为企业成员，权限：{{role}}。',
    },
    members,
  ),
  changed: kind(
    'memberChanged',
    { en: '{{name}} has another role', zh: '{{name}}的权限已变更' },
    {
      en: '{{by}} made {{name}} a member with the role: {{role}}.',
      zh: '{{by}}已将{{name}}的权限改为：{{role}}。',
    },
    members,
  ),
  removed: kind(
    'memberRemoved',
    { en: '{{name}} is no longer a member', zh: '{{name}}已不再是企业成员' },
    {
      en: '{{name}} no longer has access to the company’s data. Changed by: {{by}}.',
      zh: '{{name}}已无法访问企业资料。操作人：{{by}}。',
    },
    members,
  ),
  bank: kind(
    'bankChanged',
    { en: 'The bank details were changed', zh: '银行账户已变更' },
    {
      en: '{{by}} changed the company’s bank details. If this was not agreed, restore the old ones: they are kept for 14 days.',
      zh: '{{by}}修改了企业的银行账户。如未经同意，请恢复原账户：原信息保留14天。',
    },
    () => paths.account('company'),
  ),
  device: kind(
    'newDevice',
    { en: 'Sign-in from a new device', zh: '新设备登录' },
    {
      en: 'Somebody signed in to your account from a device that was not used before. If it was not you, sign that device out and change your password.',
      zh: '您的账户在新设备上登录。如果不是您本人操作，请退出该设备并修改密码。',
    },
    () => paths.account('security'),
  ),
}
