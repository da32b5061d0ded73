CREATE TABLE "erasures" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"status" text NOT NULL,
	"origin" text NOT NULL,
	"requested_by" text NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"decided_by" text,
	"decided_at" timestamp with time zone,
	"company_ids" jsonb,
	"counts" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"sealed_address" text,
	"lang" text NOT NULL,
	"finished_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "forgotten" (
	"company_id" text NOT NULL,
	"class_key" text NOT NULL,
	"count" integer NOT NULL,
	"done_at" timestamp with time zone,
	CONSTRAINT "forgotten_company_id_class_key_pk" PRIMARY KEY("company_id","class_key")
);
--> statement-breakpoint
CREATE UNIQUE INDEX "erasures_open" ON "erasures" USING btree ("user_id") WHERE status in ('REQUESTED', 'RUNNING');--> statement-breakpoint
CREATE INDEX "erasures_newest" ON "erasures" USING btree ("requested_at","id");--> statement-breakpoint
-- What was written to be relied on is deleted in one case: when the law does not ask for it any longer. Only the job that
-- forgets closed companies says so, for its own transaction.
CREATE OR REPLACE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND TG_TABLE_NAME IN ('invoices', 'agreement_acceptances')
    AND current_setting('greenlane.forgetting', true) = 'on' THEN
    RETURN NULL;
  END IF;
  RAISE EXCEPTION 'rows of % are immutable', TG_TABLE_NAME;
END $$;
