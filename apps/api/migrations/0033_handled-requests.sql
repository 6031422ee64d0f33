CREATE TABLE "handled_requests" (
	"user_id" text NOT NULL,
	"key" uuid NOT NULL,
	"answer" jsonb,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "handled_requests_user_id_key_pk" PRIMARY KEY("user_id","key")
);
--> statement-breakpoint
ALTER TABLE "handled_requests" ADD CONSTRAINT "handled_requests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "handled_requests_user_id_at" ON "handled_requests" USING btree ("user_id","at");