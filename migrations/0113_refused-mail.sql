CREATE TABLE "refused_mail" (
	"mark" text PRIMARY KEY NOT NULL,
	"shown" text NOT NULL,
	"reply" integer NOT NULL,
	"refused_at" timestamp with time zone NOT NULL,
	"told" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
-- What was noted under a hash without a key cannot be found by a person's address: it is noted anew when it is refused again.
DELETE FROM "installation" WHERE "key" LIKE 'alerts:refused-mail:%';
