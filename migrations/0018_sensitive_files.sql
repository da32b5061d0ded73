ALTER TABLE "stored_files" ADD COLUMN "sensitive" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- What was named before the column: papers of a person or a bank, and all that was asked for beside a form.
UPDATE "stored_files" SET "sensitive" = true WHERE "id" IN (
  SELECT "file_id" FROM "file_bindings"
  WHERE "place" ~ '^round[0-9]+$' OR "place" ~ '(^|/)(passport|identityOfSigner|secondEvidence|bankProof|paymentFlows)$'
  UNION
  SELECT "found" #>> '{}'
  FROM (SELECT "answers" FROM "form_sections" UNION ALL SELECT "answers" FROM "form_submissions") AS "forms"
  CROSS JOIN unnest(ARRAY['$.**.passport[*]', '$.**.identityOfSigner[*]', '$.**.secondEvidence[*]', '$.**.bankProof[*]', '$.**.paymentFlows[*]']::jsonpath[]) AS "path"
  CROSS JOIN LATERAL jsonb_path_query("answers", "path") AS "found"
);
