CREATE TABLE "filed_files" (
	"company_id" text NOT NULL,
	"file_id" text NOT NULL,
	"declaration_id" text NOT NULL,
	"revision" integer NOT NULL,
	"name" text NOT NULL,
	"label" text NOT NULL,
	"key_id" text NOT NULL,
	"size" bigint NOT NULL,
	"sha256" text NOT NULL,
	"problems" integer NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	CONSTRAINT "filed_files_company_id_file_id_pk" PRIMARY KEY("company_id","file_id")
);
--> statement-breakpoint
CREATE INDEX "filed_files_of" ON "filed_files" USING btree ("company_id","declaration_id","made_at");--> statement-breakpoint
CREATE INDEX "declarations_period_before" ON "declarations" USING btree ("company_id","registration_id","kind","to_day") WHERE corrects is null;