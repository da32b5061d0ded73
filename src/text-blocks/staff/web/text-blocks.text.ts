import { defineText } from '#platform/shared/text.ts'

export const textBlocksText = defineText({
  block: { en: 'Text block', zh: '常用语' },
  choose: { en: 'Choose a text', zh: '请选择常用语' },
  delete: { en: 'Delete this text', zh: '删除该常用语' },
  deleted: { en: 'Text deleted.', zh: '常用语已删除。' },
  keep: { en: 'Save as a text block', zh: '存为常用语' },
  kept: { en: 'Text saved.', zh: '常用语已保存。' },
  save: { en: 'Save', zh: '保存' },
  replace: { en: 'Replace', zh: '替换' },
  replaces: {
    en: 'You have a text called “{{name}}”. The new one takes its place.',
    zh: '您已有名为“{{name}}”的常用语，保存后将被替换。',
  },
  cancel: { en: 'Cancel', zh: '取消' },
  name: { en: 'Name', zh: '名称' },
  shared: { en: 'Share with all colleagues', zh: '与所有同事共用' },
  help: {
    en: '{{company}}, {{number}} and {{me}} are filled in when the text is used, and {{service}} where it is about a work order.',
    zh: '使用时会自动填入{{company}}、{{number}}和{{me}}；用于服务单时还会填入{{service}}。',
  },
  tooLong: {
    en: 'A text block can have up to {{most}} characters. Shorten this text by {{over}}, then save it.',
    zh: '常用语最多{{most}}个字符，请将内容缩短{{over}}个字符后再保存。',
  },
})
