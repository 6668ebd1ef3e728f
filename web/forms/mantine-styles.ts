// Only the parts that the forms use; `@layer mantine` loses to the site's own modules.
import '@mantine/core/styles/VisuallyHidden.layer.css';
import '@mantine/core/styles/Input.layer.css';
import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Checkbox.layer.css';
