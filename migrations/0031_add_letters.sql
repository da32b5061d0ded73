CREATE TABLE "letters" (
	"company_id" text NOT NULL,
	"id" text NOT NULL,
	"number" text NOT NULL,
	"work_order_id" text NOT NULL,
	"content" jsonb NOT NULL,
	"code_hash" text NOT NULL,
	"sealed_code" text NOT NULL,
	"issued_on" date NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"created_by_id" text NOT NULL,
	"created_by_name" text NOT NULL,
	"replaced_at" timestamp with time zone,
	"revoked_at" timestamp with time zone,
	CONSTRAINT "letters_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
CREATE UNIQUE INDEX "letters_number" ON "letters" USING btree ("company_id","number");--> statement-breakpoint
CREATE INDEX "letters_work_order" ON "letters" USING btree ("company_id","work_order_id","number");--> statement-breakpoint
CREATE UNIQUE INDEX "letters_code" ON "letters" USING btree ("code_hash");