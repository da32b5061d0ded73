import type { ConfirmationWording } from './confirmation-wording.ts'

export const de: ConfirmationWording = {
  title: 'Bestätigung der Einreichung',
  numbered: 'Schreiben {{number}} vom {{day}}',
  salutation: 'Zur Vorlage bei Dritten',
  intro:
    'Hiermit bestätigen wir, dass wir im Namen des unten genannten Unternehmens den folgenden Antrag bzw. die folgende Meldung bei der zuständigen Behörde eingereicht haben.',
  company: 'Unternehmen',
  service: 'Gegenstand',
  country: 'Land',
  ourReference: 'Unser Zeichen',
  filedOn: 'Eingereicht am',
  filedAgainOn: 'Weitere Einreichung am',
  way: 'Übermittelt per',
  reference: 'Referenz der Einreichung',
  status: 'Stand am {{day}}',
  states: {
    AWAITED: 'Die Entscheidung der Behörde steht noch aus.',
    QUERIED: 'Die Behörde hat am {{day}} weitere Angaben angefordert.',
    GRANTED: 'Am {{day}} erteilt.',
  },
  results: {
    TAX_NUMBER: 'Steuernummer',
    VAT_NUMBER: 'Umsatzsteuer-Identifikationsnummer',
    EORI_NUMBER: 'EORI-Nummer',
    EPR_NUMBER: 'EPR-Registrierungsnummer',
    OSS_CONFIRMATION: 'Bestätigung der Registrierung',
    MANDATE: 'Mandat',
    DECISION: 'Bescheid',
  },
  limits:
    'Dieses Schreiben gibt den Stand unserer Unterlagen am Tag der Ausstellung wieder. Es ist kein Bescheid der Behörde und ersetzt keinen.',
  check:
    'Dieses Schreiben lässt sich unter {{page}} überprüfen: QR-Code scannen oder folgenden Code eingeben.',
  code: 'Prüfcode',
  issued: 'Elektronisch ausgestellt von {{agency}}; ohne Unterschrift gültig.',
  foot: 'Schreiben {{number}} · Seite {{page}} von {{pages}}',
  services: {
    'vat-registration': 'Umsatzsteuerliche Registrierung',
    'vat-retroactive': 'Nacherklärung der Umsatzsteuer',
    'vat-deregistration': 'Umsatzsteuerliche Abmeldung',
    'oss-registration': 'Registrierung für das One-Stop-Shop-Verfahren (OSS)',
    'ioss-registration': 'Registrierung für das Import-One-Stop-Shop-Verfahren (IOSS)',
    eori: 'EORI-Nummer',
    packaging: 'Registrierung als Hersteller von Verpackungen',
    weee: 'Registrierung als Hersteller von Elektro- und Elektronikgeräten (WEEE)',
    batteries: 'Registrierung als Hersteller von Batterien',
    textiles: 'Registrierung als Hersteller von Textilien',
    toys: 'Registrierung als Hersteller von Spielzeug',
  },
}
