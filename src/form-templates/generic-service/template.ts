import type { Template } from '#forms/engine/model/template.ts'
import { contactFields } from '../parts/address-fields.ts'
import { numberFields } from '../parts/company-fields.ts'
import { differing, earlierVersion, lacking } from '../parts/earlier-version.ts'

/** For services whose own questions have not been written yet: what every authority asks first. */
export const genericService: Template = {
  key: 'genericService',
  version: 1,
  title: { en: 'Company form', zh: '公司资料表' },
  sections: [
    {
      key: 'company',
      title: { en: 'Company', zh: '公司信息' },
      fields: [
        {
          type: 'country',
          key: 'country',
          label: { en: 'Country or region of establishment', zh: '公司注册地' },
          required: true,
          prefill: 'company.country',
          copyKey: 'company.country',
          width: 'half',
        },
        {
          type: 'text',
          key: 'companyName',
          label: { en: 'Company name in Latin letters', zh: '公司英文名称' },
          name: { en: 'company name in Latin letters', zh: '公司英文名称' },
          required: true,
          prefill: 'company.nameLatin',
          copyKey: 'company.nameLatin',
          validators: [
            { name: 'pattern', pattern: 'latin' },
            { name: 'length', min: 2, max: 120 },
          ],
        },
        ...earlierVersion(numberFields, [lacking('shareable')], {
          uscc: differing({
            help: { en: '18 characters, on the business licence.', zh: '18位，见营业执照。' },
          }),
          registrationNumber: lacking('help'),
          homeTaxNumber: null,
          homeVatNumber: null,
        }),
        {
          type: 'textarea',
          key: 'address',
          label: { en: 'Registered address', zh: '注册地址（英文或拼音）' },
          name: { en: 'registered address', zh: '注册地址' },
          help: {
            en: 'In Latin letters, with postcode and city.',
            zh: '请使用英文或拼音，含邮编和城市。',
          },
          required: true,
          validators: [
            { name: 'pattern', pattern: 'latinAddress' },
            { name: 'length', min: 10, max: 250 },
          ],
        },
      ],
    },
    {
      key: 'contact',
      title: { en: 'Contact and papers', zh: '联系人与文件' },
      fields: [
        {
          type: 'text',
          key: 'contactName',
          label: { en: 'Contact person', zh: '联系人' },
          required: true,
          prefill: 'person.name',
          copyKey: 'contact.name',
          width: 'half',
          validators: [{ name: 'length', min: 2, max: 80 }],
        },
        ...earlierVersion(contactFields(), [], {
          email: differing({
            label: { en: 'E-mail', zh: '邮箱' },
            name: { en: 'e-mail address', zh: '邮箱' },
          }),
          phone: differing({
            help: { en: 'With the country code.', zh: '请填写国家/地区代码，例如+86 13800138000。' },
          }),
        }),
        {
          type: 'file',
          key: 'businessLicence',
          label: { en: 'Business licence or register extract', zh: '营业执照或公司注册文件' },
          help: {
            en: 'If it is at hand now; we will ask for it later otherwise.',
            zh: '如已备好请上传，也可稍后补充。',
          },
          copyKey: 'company.businessLicence',
          accept: ['application/pdf', 'image/jpeg', 'image/png'],
          maxBytes: 20_000_000,
          example: 'businessLicence',
        },
        {
          type: 'textarea',
          key: 'remarks',
          label: { en: 'Remarks', zh: '备注' },
          help: {
            en: 'Anything that we should know before we begin.',
            zh: '如有需要提前说明的情况，请填写。',
          },
          validators: [{ name: 'length', max: 2000 }],
        },
      ],
    },
  ],
}
