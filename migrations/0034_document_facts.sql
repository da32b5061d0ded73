CREATE TABLE "document_facts" (
	"company_id" text NOT NULL,
	"file_id" text NOT NULL,
	"kind" text NOT NULL,
	"label" jsonb NOT NULL,
	"countries" text[] DEFAULT '{}' NOT NULL,
	"person" text,
	"expires_on" date,
	"corrected" text[] DEFAULT '{}' NOT NULL,
	"retired_at" timestamp with time zone,
	CONSTRAINT "document_facts_company_id_file_id_pk" PRIMARY KEY("company_id","file_id")
);
--> statement-breakpoint
CREATE TABLE "document_readings" (
	"company_id" text NOT NULL,
	"file_id" text NOT NULL,
	"reader_kind" text NOT NULL,
	"reader_id" text NOT NULL,
	"read_on" date NOT NULL,
	"read_at" timestamp with time zone NOT NULL,
	CONSTRAINT "document_readings_company_id_file_id_reader_kind_reader_id_read_on_pk" PRIMARY KEY("company_id","file_id","reader_kind","reader_id","read_on")
);
--> statement-breakpoint
ALTER TABLE "document_facts" ADD CONSTRAINT "document_facts_file_id_stored_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."stored_files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_readings" ADD CONSTRAINT "document_readings_file_id_stored_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."stored_files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- The files that records used before: their kind by the question they answered, the person and the expiry from the answers beside it.
INSERT INTO "document_facts" ("company_id", "file_id", "kind", "label", "countries", "person", "expires_on")
SELECT DISTINCT ON ("b"."company_id", "b"."file_id") "b"."company_id", "b"."file_id", "k"."kind",
  COALESCE("s"."title", jsonb_build_object('en', "k"."en", 'zh', "k"."zh")),
  "used"."countries",
  NULLIF(btrim("person"."row" ->> 'fullName'), ''),
  -- A day that there is: pg_input_is_valid is younger than PostgreSQL 15.
  CASE WHEN "k"."kind" = 'PASSPORT' AND "person"."row" ->> 'passportExpiresOn' ~ '^[1-9]\d{3}-((0[13578]|1[02])-(0[1-9]|[12]\d|3[01])|(0[469]|11)-(0[1-9]|[12]\d|30)|02-(0[1-9]|1\d|2[0-8]))$|^([1-9]\d(0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29$'
    THEN ("person"."row" ->> 'passportExpiresOn')::date END
FROM "file_bindings" AS "b"
JOIN "stored_files" AS "f" ON "f"."id" = "b"."file_id" AND "f"."company_id" = "b"."company_id"
LEFT JOIN "wo_supplements" AS "s" ON "s"."id" = "b"."record"
CROSS JOIN LATERAL (
  SELECT COALESCE(array_agg(DISTINCT "w"."country" ORDER BY "w"."country"), '{}') AS "countries"
  FROM "file_bindings" AS "any" JOIN "work_orders" AS "w" ON "w"."id" = COALESCE(
    (SELECT "work_order_id" FROM "wo_nodes" WHERE "id" = "any"."record"),
    (SELECT "work_order_id" FROM "wo_supplements" WHERE "id" = "any"."record"))
  WHERE "any"."file_id" = "b"."file_id" AND "any"."company_id" = "b"."company_id"
) AS "used"
LEFT JOIN LATERAL (
  SELECT "one" AS "row" FROM "form_submissions" AS "sub"
  CROSS JOIN LATERAL jsonb_array_elements(
    CASE jsonb_typeof("sub"."answers" -> split_part("b"."place", '/', 1)) WHEN 'array' THEN "sub"."answers" -> split_part("b"."place", '/', 1) ELSE '[]' END
  ) AS "one"
  WHERE "sub"."company_id" = "b"."company_id" AND "sub"."node_id" = "b"."record" AND "b"."place" LIKE '%/%/%'
    AND jsonb_typeof("one") = 'object' AND "one" ->> '_id' = split_part("b"."place", '/', 2)
  ORDER BY "sub"."number" DESC LIMIT 1
) AS "person" ON true
JOIN (VALUES
  (1, '(^|/)(passport|identityOfSigner)$', 'PASSPORT', 'Passport', '护照'),
  (2, '(^|/)secondEvidence$', 'IDENTITY', 'Other proof of identity', '其他身份证明'),
  (3, '(^|/)businessLicence$', 'BUSINESS_LICENCE', 'Business licence', '营业执照'),
  (4, '(^|/)registerExtract$', 'REGISTER_EXTRACT', 'Extract from the company register', '企业信用信息公示报告'),
  (5, '(^|/)articles$', 'ARTICLES', 'Articles of association', '公司章程'),
  (6, '(^|/)(bankProof|paymentFlows)$', 'BANK', 'Bank document', '银行证明'),
  (7, '(^|/)homeCertificate$', 'HOME_TAX', 'Certificate of the tax office at home', '注册地税局证明'),
  (8, '(^|/)(proofOfTrade|importPlan|stockProof)$', 'TRADE', 'Proof of trade', '经营证明'),
  (9, '(^|/)(warehouse|representative|intermediary)Contract', 'CONTRACT', 'Contract', '合同'),
  (10, '(^|/)packagingMandate$|^signed$', 'SIGNED', 'Signed document', '已签署文件'),
  (11, '(^|/)vatCertificate$|^certificate$', 'CERTIFICATE', 'Certificate obtained', '证书'),
  (12, '(^|/)(lastReturns|creditProof|extensionProof|annualReturn)', 'RETURN', 'Return or receipt', '申报表或回执'),
  (13, '(^|/)(officeLetters|requirementLetter|release)$', 'LETTER', 'Letter from an office', '官方来函'),
  (99, '', 'OTHER', 'Other document', '其他文件')
) AS "k" ("place", "pattern", "kind", "en", "zh") ON "b"."place" ~ "k"."pattern"
ORDER BY "b"."company_id", "b"."file_id", "k"."place", "b"."bound_at" DESC;--> statement-breakpoint
-- Who opened them, as far as the audit trail knows.
INSERT INTO "document_readings" ("company_id", "file_id", "reader_kind", "reader_id", "read_on", "read_at")
SELECT "f"."company_id", "f"."id", "a"."actor_kind", "a"."actor_id", ("a"."at" AT TIME ZONE 'UTC')::date, min("a"."at")
FROM "audit_trail" AS "a" JOIN "stored_files" AS "f" ON "f"."id" = "a"."record"
WHERE "a"."action" = 'document.read'
GROUP BY 1, 2, 3, 4, 5;
