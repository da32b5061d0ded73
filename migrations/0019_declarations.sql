CREATE TABLE "declarations" (
	"company_id" text NOT NULL,
	"id" text NOT NULL,
	"registration_id" text NOT NULL,
	"kind" text NOT NULL,
	"country" text NOT NULL,
	"scheme" text NOT NULL,
	"frequency" text NOT NULL,
	"from_day" date NOT NULL,
	"to_day" date NOT NULL,
	"label" text NOT NULL,
	"status" text NOT NULL,
	"currency" text NOT NULL,
	"base" bigint,
	"vat" bigint,
	"payable" bigint,
	"due_on" date,
	"pay_by" date,
	"receipt_file_id" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "declarations_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
CREATE INDEX "declarations_newest" ON "declarations" USING btree ("company_id","to_day" desc,"id" desc);