import type { Section, Template } from '#forms/engine/model/template.ts'
import { dePackaging } from './template.ts'

/*
 * Version 2 said of the registration alone that the company has to make it itself. Forms that were submitted with it are
 * read with it for ever.
 */

const DESCRIPTION = {
  en: 'The law requires the company to register in LUCID itself; no agency may do it. This is the person who will.',
  zh: '法律规定企业必须自行在LUCID注册，服务商不能代为注册。请填写实际操作注册的人员。',
}
const COMES_NEXT = {
  en: 'When this form has been accepted, you get a guide with every screen of LUCID and the entries that fit your answers. It takes about 20 minutes and is free of charge. Afterwards you enter the number that you received.',
  zh: '资料表通过后，您会收到LUCID注册的图文指引，以及与您所填内容对应的填写示例。注册约需20分钟，不收费。完成后请把取得的注册号填写到服务单中。',
}

function sectionBefore(section: Section): Section {
  if (section.key !== 'authorised') return section
  const fields = section.fields.map((field) =>
    field.type === 'info' && field.key === 'lucidComesNext' ? { ...field, text: COMES_NEXT } : field,
  )
  return { ...section, description: DESCRIPTION, fields }
}

export const dePackagingSecond: Template = {
  ...dePackaging,
  version: 2,
  sections: dePackaging.sections.map(sectionBefore),
}
