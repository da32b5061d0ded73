CREATE TABLE "mail_choice_keys" (
	"company_id" text NOT NULL,
	"user_id" text NOT NULL,
	"key_hash" text NOT NULL,
	"key_sealed" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "mail_choice_keys_company_id_user_id_pk" PRIMARY KEY("company_id","user_id"),
	CONSTRAINT "mail_choice_keys_key_hash_unique" UNIQUE("key_hash")
);
--> statement-breakpoint
CREATE TABLE "message_digest_items" (
	"company_id" text NOT NULL,
	"user_id" text NOT NULL,
	"message_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"day" date,
	CONSTRAINT "message_digest_items_company_id_user_id_message_id_pk" PRIMARY KEY("company_id","user_id","message_id")
);
--> statement-breakpoint
CREATE TABLE "message_digests" (
	"company_id" text NOT NULL,
	"user_id" text NOT NULL,
	"day" date NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	CONSTRAINT "message_digests_company_id_user_id_day_pk" PRIMARY KEY("company_id","user_id","day")
);
--> statement-breakpoint
ALTER TABLE "message_channels" ALTER COLUMN "here" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "message_channels" ALTER COLUMN "email" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "message_channels" ALTER COLUMN "digest" DROP NOT NULL;--> statement-breakpoint
CREATE INDEX "message_digest_items_waiting" ON "message_digest_items" USING btree ("company_id","user_id","created_at") WHERE day is null;