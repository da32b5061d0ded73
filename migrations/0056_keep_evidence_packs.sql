CREATE TABLE "evidence_packs" (
	"company_id" text NOT NULL,
	"id" text NOT NULL,
	"declaration_id" text NOT NULL,
	"status" text NOT NULL,
	"requested_by_kind" text NOT NULL,
	"requested_by_id" text NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"total" integer DEFAULT 0 NOT NULL,
	"failures" integer DEFAULT 0 NOT NULL,
	"file_id" text,
	"key_id" text,
	"size" bigint,
	"sha256" text,
	"ready_at" timestamp with time zone,
	"expires_at" timestamp with time zone,
	CONSTRAINT "evidence_packs_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
CREATE UNIQUE INDEX "evidence_packs_open" ON "evidence_packs" USING btree ("company_id","declaration_id") WHERE status in ('WAITING', 'RUNNING');--> statement-breakpoint
CREATE INDEX "evidence_packs_newest" ON "evidence_packs" USING btree ("company_id","declaration_id","requested_at");--> statement-breakpoint
CREATE INDEX "evidence_packs_day" ON "evidence_packs" USING btree ("company_id","requested_at");--> statement-breakpoint
CREATE INDEX "evidence_packs_over" ON "evidence_packs" USING btree ("status","expires_at");