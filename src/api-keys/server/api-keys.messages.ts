import type { MessageKind } from '#messages/server/public.ts'
import { paths } from '#paths.ts'

const toKeys = () => paths.account('api')

const made: MessageKind<{ by: string; name: string }> = {
  name: 'apiKeys.made',
  type: 'SYSTEM',
  title: { en: '{{by}} created an API key', zh: '{{by}}创建了API密钥' },
  body: {
    en: 'A program can now use the company’s data here with the key “{{name}}”. If the company did not want this, revoke the key.',
    zh: '程序可凭密钥“{{name}}”访问企业在本平台的数据。如未经企业同意，请撤销该密钥。',
  },
  link: toKeys,
}

const ending: MessageKind<{ name: string; on: { instant: string } }> = {
  name: 'apiKeys.ending',
  type: 'SYSTEM',
  title: { en: 'The API key “{{name}}” expires soon', zh: 'API密钥“{{name}}”即将到期' },
  body: {
    en: 'It stops working on {{on}}. Create a new key, put it into your program, then revoke the old one.',
    zh: '该密钥将于{{on}}失效。请创建新密钥并更新到您的程序，然后撤销旧密钥。',
  },
  link: toKeys,
}

export const apiKeysMessages = { made, ending }
