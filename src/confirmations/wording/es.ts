import type { ConfirmationWording } from './confirmation-wording.ts'

export const es: ConfirmationWording = {
  title: 'Certificado de presentación',
  numbered: 'Certificado {{number}} de fecha {{day}}',
  salutation: 'A quien corresponda',
  intro:
    'Por la presente confirmamos que hemos presentado ante la autoridad competente, en nombre de la empresa indicada a continuación, la siguiente solicitud o declaración.',
  company: 'Empresa',
  service: 'Asunto',
  country: 'País',
  ourReference: 'Nuestra referencia',
  filedOn: 'Fecha de presentación',
  filedAgainOn: 'Presentación posterior',
  way: 'Vía de presentación',
  reference: 'Referencia de la presentación',
  status: 'Situación a {{day}}',
  states: {
    AWAITED: 'Pendiente de la resolución de la autoridad.',
    QUERIED: 'La autoridad solicitó información adicional el {{day}}.',
    GRANTED: 'Concedido el {{day}}.',
  },
  results: {
    TAX_NUMBER: 'Número de identificación fiscal',
    VAT_NUMBER: 'Número de IVA',
    EORI_NUMBER: 'Número EORI',
    EPR_NUMBER: 'Número de registro RAP',
    OSS_CONFIRMATION: 'Confirmación del registro',
    MANDATE: 'Mandato',
    DECISION: 'Resolución',
  },
  limits:
    'Este certificado refleja lo que consta en nuestros archivos en la fecha de emisión. No es una resolución de la autoridad ni la sustituye.',
  check:
    'Este certificado puede verificarse en {{page}} escaneando el código QR o introduciendo el siguiente código:',
  code: 'Código de verificación',
  issued: 'Documento electrónico emitido por {{agency}}; válido sin firma.',
  foot: 'Certificado {{number}} · Página {{page}} de {{pages}}',
  services: {
    'vat-registration': 'Registro a efectos del IVA',
    'vat-retroactive': 'Regularización de declaraciones de IVA',
    'vat-deregistration': 'Baja a efectos del IVA',
    'oss-registration': 'Registro en el régimen OSS (ventanilla única)',
    'ioss-registration': 'Registro en el régimen IOSS (ventanilla única de importación)',
    eori: 'Número EORI',
    packaging: 'Registro RAP – envases',
    weee: 'Registro RAP – aparatos eléctricos y electrónicos (RAEE)',
    batteries: 'Registro RAP – pilas y baterías',
    textiles: 'Registro RAP – productos textiles',
    toys: 'Registro RAP – juguetes',
  },
}
