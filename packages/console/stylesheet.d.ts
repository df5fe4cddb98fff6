// Types of the `.css` entries, which are imported for their effect only.
export {};
